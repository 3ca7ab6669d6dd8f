/** A value that may be an email address, which a narrow place breaks before its @ and not within a word. */
export const Breakable = ({ children }: { children: string }) => {
  const at = children.indexOf('@');
  if (at < 0) return children;
  return (
    <span>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
};
