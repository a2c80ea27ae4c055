import { expect, test } from 'vitest';
import { changedDetails, hasIncompleteDetail, noDetail, noDetails } from './details.ts';

// spec: goods-desk.14
test('what stays is not said again, empty rows say nothing, half ones are asked about, and an option has its values between commas', () => {
  const weight = { ...noDetail, name: ' Weight ', value: '2 kg', valueNe: '२ किलो' };
  const wrap = { name: 'Gift wrap', value: 'Yes, , No', nameNe: '', valueNe: 'छ, छैन' };
  const details = { ...noDetails, specifications: [weight, noDetail], options: [wrap] };
  expect(hasIncompleteDetail(details)).toBe(false);
  expect(changedDetails(details, { ...noDetails, attributes: [weight] })).toEqual({
    specifications: [{ name: 'Weight', value: '2 kg', nameNe: null, valueNe: '२ किलो' }],
    attributes: [],
    options: [{ name: 'Gift wrap', nameNe: null, values: ['Yes', 'No'], valuesNe: ['छ', 'छैन'] }],
  });
  for (const half of [{ name: 'Weight' }, { value: '2 kg' }, { nameNe: 'तौल' }])
    expect(hasIncompleteDetail({ ...noDetails, attributes: [{ ...noDetail, ...half }] })).toBe(true);
});
