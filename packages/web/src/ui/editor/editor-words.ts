/** What the tools of the editor are called. */
export interface EditorWords {
  toolbar: string;
  bold: string;
  italic: string;
  bullets: string;
  numbers: string;
  link: string;
  linkAddress: string;
  linkSet: string;
  linkRemove: string;
  linkWrong: string;
}
