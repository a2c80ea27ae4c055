import { expect, test } from 'vitest';
import { isEmail } from './fields.ts';

test('a form says of an email that it cannot be one', () => {
  for (const text of ['sita@example.np', 'Sita.Rai+haat@mail.example.com.np'])
    expect(isEmail(text), text).toBe(true);
  for (const text of ['', 'sita', 'sita@example', '@example.np', 'sita rai@example.np', 'सीता@example.np'])
    expect(isEmail(text), text).toBe(false);
  expect(isEmail(`${'a'.repeat(250)}@example.np`)).toBe(false);
});
