import { expect, test } from 'vitest';
import { lowContrastColours, themeVariables } from './theme-variables.ts';

const all = (colour: string) => ({
  ...{ primaryColor: colour, textColor: colour, baseColor: colour, selectedColor: colour },
});

// spec: owner.11
test('the preview has the colours that pages are given, light and dark', () => {
  const { light, dark } = themeVariables(all('#a3243b'));
  expect(light['--primary']).toBe('163 36 59');
  expect(dark['--primary']).not.toBe(light['--primary']);
  expect(Object.keys(light)).toEqual(Object.keys(dark));
});

// spec: owner.11
test('colours in which words would be too pale are named, those that are read are not', () => {
  expect(lowContrastColours(all('#a3243b'))).toEqual([]);
  const pale = lowContrastColours({ ...all('#a3243b'), primaryColor: '#ffd400', selectedColor: '#f2b632' });
  expect(pale.map(({ name }) => name)).toEqual(['primaryColor', 'selectedColor']);
});
