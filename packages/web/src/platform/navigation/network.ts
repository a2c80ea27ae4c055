/** What the browser tells of the line; Firefox and Safari tell nothing. */
export interface Network {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether fetching ahead is welcome: not with Save-Data, not on 2G (issue 'Choosing'). */
export const allowsPrefetch = ({ saveData = false, effectiveType = '4g' }: Network = {}): boolean =>
  !saveData && !effectiveType.includes('2g');
