import { describe, expect, test } from 'vitest';
import { addressInNepali } from './in-nepali.ts';

describe('an address has the names of its places in Nepali', () => {
  // spec: goods.60
  test.each([
    ['Krishna Marg 12, Jawalakhel, Lalitpur-4, Bagmati', 'Krishna Marg 12, जावलाखेल, ललितपुर-४, बागमती'],
    ['Lakeside 6, Baidam, Simkot-5, Humla, Karnali', 'Lakeside 6, Baidam, सिमकोट-५, हुम्ला, कर्णाली'],
    ['Blue gate, Siraha-3, Madhesh', 'Blue gate, सिरहा-३, मधेश'],
    ['lakeside 6, pokhara, kaski, gandaki', 'lakeside 6, पोखरा, कास्की, गण्डकी'],
  ])('%s', (written, inNepali) => {
    expect(addressInNepali(written)).toBe(inNepali);
  });

  // spec: goods.60
  test('and keeps what somebody wrote in their own words', () => {
    expect(addressInNepali('Pokhara House, Blue gate, Patan side')).toBeNull();
    expect(addressInNepali('नीलो गेट, ललितपुर-४, बागमती')).toBeNull();
    expect(addressInNepali('')).toBeNull();
  });

  // spec: goods.60
  test('and takes no place for one that lies elsewhere', () => {
    // Humla lies in Karnali: in Bagmati it is a word like any other.
    expect(addressInNepali('Humla, Bagmati')).toBe('Humla, बागमती');
  });
});
