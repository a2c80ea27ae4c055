type EditorWord =
  | 'toolbar'
  | 'bold'
  | 'italic'
  | 'bullets'
  | 'numbers'
  | 'link'
  | 'linkAddress'
  | 'linkSet'
  | 'linkRemove'
  | 'linkWrong';

/** Its word in the language of the page. */
export type EditorWordOf = (word: EditorWord) => string;
