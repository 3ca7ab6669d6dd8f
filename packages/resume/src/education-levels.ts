/** Highest degrees that are told apart, lowest first. They stand apart from the schemas, so that a list loads no parser. */
export const educationLevels = ['Bachelor', 'Master', 'PhD'] as const;
