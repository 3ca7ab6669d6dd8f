/** Groups whose content is no text of the page. */
export const SKIPPED = new Set(
  `colortbl stylesheet info pict object objdata themedata colorschememapping latentstyles datastore
  generator filetbl revtbl rsidtbl xmlnstbl listtable listoverridetable pgdsctbl fldinst sp sn sv bkmkstart bkmkend
  annotation atnid atnauthor footnote ftnsep ftnsepc aftnsep aftnsepc mmathPr wgrffmtfilter template
  private tc xe nonshppict falt panose fontemb docvar userprops operator author title`.split(/\s+/),
);
/** Groups that are marked as not needed, and are. */
export const NEEDED = new Set(['shpinst', 'shptxt', 'shppict', 'fonttbl']);
/** Groups that hold what stands in a page's margins. */
export const MARGINS: Record<string, 'headers' | 'footers'> = {
  header: 'headers',
  headerl: 'headers',
  headerr: 'headers',
  headerf: 'headers',
  footer: 'footers',
  footerl: 'footers',
  footerr: 'footers',
  footerf: 'footers',
};
/** Words that stand for characters. */
export const CHARACTERS: Record<string, string> = {
  tab: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
};
