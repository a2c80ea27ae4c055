/** What the browser tells of the line; Firefox and Safari tell nothing. */
export interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether fetching ahead is welcome: not with Save-Data, not on 2G (issue 'Choosing'). */
export const affords = ({ saveData = false, effectiveType = '4g' }: Line = {}): boolean =>
  !saveData && !effectiveType.includes('2g');
