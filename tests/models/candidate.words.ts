const elsewhere = { never: 'The screens of candidates open for HR only.' };
const hr = {
  account: 'hr@demo.com',
  at: 'Open ‘Upload Resumes’, and follow the link that views the profile of the candidate.',
};
const people = {
  hr,
  employee: elsewhere,
  manager: elsewhere,
  teammanager: elsewhere,
  admin: elsewhere,
  sys: elsewhere,
};
const uploaded = (what: string, title: string) => [
  'Sign in as hr@demo.com, and open ‘Upload Resumes’.',
  `Write “${title}” into ‘Target job title’, choose ${what}, and press ‘Analyze with AI’.`,
];
const withoutTarget = { never: 'The page analyses with a target only.' };

/** A candidate's life in a tester's words. */
export const candidateInPage = {
  first: ['Sign in as hr@demo.com, and open ‘Upload Resumes’.'],
  people,
  does: {
    analyse:
      'Open ‘Upload Resumes’, write “Frontend Developer” into ‘Target job title’, tick dounia-rahal.docx, follow ‘Re-analyze’, and view the profile. For one with made-up values, tick the scan and have its text recognized instead.',
    'analyse for nothing': withoutTarget,
    'find unreadable': { never: 'The demo makes values up for a file that cannot be read.' },
    simulate:
      'Open ‘Upload Resumes’, write “Frontend Developer” into ‘Target job title’, choose a scanned PDF, press ‘Analyze with AI’, and view the profile.',
    measure:
      'Open ‘Upload Resumes’, write “Nurse” into ‘Target job title’, tick the candidate, follow ‘Re-analyze’, and view the profile.',
    'measure for nothing': withoutTarget,
    correct:
      'Press ‘Correct by hand’, write “Algiers” into ‘Location’, and press ‘Save corrections’.',
    'take back': 'Press ‘Correct by hand’, and then ‘Go back to what was read’.',
    undo: 'Press ‘Undo re-analysis’.',
  },
  sees: (stop: string) => {
    if (stop === 'pending') return 'The candidate waits to be analysed.';
    if (stop === 'unreadable')
      return 'The candidate waits, and it is said why it could not be read.';
    const kind = stop.startsWith('simulated') ? '‘Analyzed’ and ‘Simulated’' : '‘Analyzed’';
    const corrected = stop.includes('corrected') ? ' The location was ‘Corrected by hand’.' : '';
    const again = /measured|kept/.test(stop) ? ' It is measured against a nurse as well.' : '';
    return `The candidate is ${kind}.${corrected}${again}`;
  },
};

/** What may come of one who may be the same person as another, in a tester's words. */
export const mergingInPage = {
  first: uploaded('two resumes of one person in two formats', 'Frontend Developer'),
  people,
  does: {
    merge:
      'In ‘Maybe the same person’, view the profile of the other, and press the button that merges this file into it.',
    'merge with itself': { never: 'Nobody is offered to be merged with themselves.' },
    'merge with one who is merged': { never: 'Who is merged is offered to nobody.' },
    'tell apart':
      'In ‘Maybe the same person’, press the button that says that they are not the same.',
    separate: 'Press the button that undoes the merge.',
    analyse: { never: 'A candidate who is analysed is measured instead.' },
    undo: { never: 'Only a re-analysis can be undone.' },
    'take back': { never: 'Only what was corrected can be taken back.' },
  },
  sees: (stop: string) =>
    stop.endsWith('merged')
      ? 'The candidate is ‘Merged’, and in no list.'
      : stop === 'told apart'
        ? 'The candidate is ‘Analyzed’, and known as another person.'
        : 'The candidate is ‘Analyzed’, and ‘Maybe the same person’ lists the other.',
};

/** What HR decides and notes on a candidate, in a tester's words. */
export const decisionInPage = {
  first: uploaded('two resumes of one person in two formats', 'Frontend Developer'),
  people,
  does: {
    shortlist: 'Press ‘Shortlist’.',
    'take off the shortlist': 'Press ‘Take off the shortlist’.',
    reject: 'Press ‘Reject’, write “No answer” into ‘Reason’, and press ‘Reject candidate’.',
    'reject without a reason': 'Press ‘Reject’, and then ‘Reject candidate’.',
    reconsider: 'Press ‘Reconsider’.',
    note: 'Write “Called.” into ‘Add a note’, and press ‘Send’.',
    'note nothing': 'Press ‘Send’.',
    'remove the note': 'Press ‘Remove note’.',
    'remove a note of another': { never: 'A note of another has no button that removes it.' },
    merge: 'View the profile of the other, and press the button that merges this file into it.',
    separate: 'Press the button that undoes the merge.',
  },
  sees: (stop: string) => {
    const decided = stop.startsWith('rejected')
      ? 'The candidate is ‘Rejected’, and the reason is said'
      : stop.startsWith('shortlisted')
        ? 'The candidate is ‘Shortlisted’'
        : 'Nothing is decided on the candidate';
    const noted = stop.includes('noted') ? ' The note is there.' : '';
    return stop.endsWith('merged')
      ? 'The candidate is ‘Merged’, and in no list.'
      : `${decided}.${noted}`;
  },
};

/** What HR may say of lines that cannot be judged, in a tester's words. */
export const unclearInPage = {
  first: uploaded('a resume whose text lies on a picture', 'Python Developer'),
  people,
  does: {
    count: 'Press ‘Count these lines’.',
    'do not count': 'Press ‘Do not count these lines’.',
  },
  sees: (stop: string) =>
    stop === 'counted'
      ? 'It is said that the text ‘counts, as HR said.’'
      : 'It is said that the text ‘earns nothing until HR says that it counts.’',
};
