import { resumeRules, sortFiles } from '@/machines/candidate/file-rules';
import { describe, expect, test } from 'vitest';

const file = (name: string, size = 10) => ({ name, size });

describe('the drop zone', () => {
  test('takes PDF, DOC and DOCX whatever the case, any size and number, and empty files', () => {
    const files = [file('a.pdf', 0), file('B.DOC', 5e9), file('c.Docx')];
    expect(sortFiles(files, resumeRules)).toEqual({ accepted: files, rejected: [] });
  });

  test('turns a file away with every message that fits, and takes no other down with it', () => {
    const rules = { ...resumeRules, minSize: 5, maxSize: 20, maxFiles: 2 };
    const files = [
      file('notes.txt', 1),
      file('a.pdf'),
      file('big.pdf', 21),
      file('small.pdf', 4),
      file('b.doc'),
      file('c.docx'),
      file('late.txt'),
    ];
    expect(sortFiles(files, rules)).toEqual({
      accepted: [file('a.pdf'), file('b.doc')],
      rejected: [
        {
          name: 'notes.txt',
          messages: ['File type must be PDF, DOC or DOCX', 'File is smaller than 5 bytes'],
        },
        { name: 'big.pdf', messages: ['File is larger than 20 bytes'] },
        { name: 'small.pdf', messages: ['File is smaller than 5 bytes'] },
        { name: 'c.docx', messages: ['Too many files'] },
        { name: 'late.txt', messages: ['File type must be PDF, DOC or DOCX'] },
      ],
    });
  });

  test('takes as many files, as large and as small, as it says', () => {
    const files = [file('smallest.pdf', 5), file('largest.pdf', 20)];
    const rules = { ...resumeRules, minSize: 5, maxSize: 20, maxFiles: 2 };
    expect(sortFiles(files, rules)).toEqual({ accepted: files, rejected: [] });
  });
});
