/** The converter that ours is checked against; it brings no types. */
declare module 'bikram-sambat' {
  export function daysInMonth(year: number, month: number): number;
  export function toBik(greg: string): { year: number; month: number; day: number };
}
