import { describe, expect, it } from 'vitest';
import { alignedRows } from './table.ts';

const fact = (name: string, value: string) => ({ name, value });

describe('the specifications of products side by side', () => {
  // spec: choosing.22
  it('stand in one row however their names are written, in the order they appear', () => {
    const rows = alignedRows([
      [fact('Material', 'Steel'), fact('Weight', '2 kg')],
      [fact('Capacity', '3 litres'), fact(' material: ', 'steel')],
    ]);
    expect(rows.map(({ name, values }) => [name, ...values])).toEqual([
      ['Material', 'Steel', 'steel'],
      ['Weight', '2 kg', null],
      ['Capacity', null, '3 litres'],
    ]);
  });

  // spec: choosing.22
  it('differ where one says something else, or nothing', () => {
    const rows = alignedRows([
      [fact('Material', 'Steel'), fact('Weight', '2 kg'), fact('Lid', 'Glass')],
      [fact('Material', ' STEEL '), fact('Weight', '3 kg')],
    ]);
    expect(rows.map(({ name, differs }) => [name, differs])).toEqual([
      ['Material', false],
      ['Weight', true],
      ['Lid', true],
    ]);
  });

  // spec: choosing.22
  it('are odd where they are not what most say, and all of them where there is no most', () => {
    const rows = alignedRows([
      [fact('Material', 'Steel'), fact('Weight', '1 kg'), fact('Lid', 'Glass')],
      [fact('Material', 'steel'), fact('Weight', '2 kg'), fact('Lid', 'Glass')],
      [fact('Material', 'Clay'), fact('Weight', '3 kg')],
    ]);
    expect(rows.map(({ name, odd }) => [name, ...odd])).toEqual([
      ['Material', false, false, true],
      ['Weight', true, true, true],
      ['Lid', false, false, true],
    ]);
  });

  it('of one product differ from nothing', () => {
    expect(alignedRows([[fact('Material', 'Steel')]])).toEqual([
      { name: 'Material', values: ['Steel'], differs: false, odd: [false] },
    ]);
  });

  it('keep both of what a seller says twice, and leave out what is empty', () => {
    const rows = alignedRows([
      [
        fact('Color', 'Red'),
        fact('Color', 'Blue'),
        fact('color', 'RED, BLUE'),
        fact('Size', ' '),
        fact('', 'x'),
      ],
    ]);
    expect(rows).toEqual([{ name: 'Color', values: ['Red, Blue'], differs: false, odd: [false] }]);
  });
});
