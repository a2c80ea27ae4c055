import { writeFileSync, mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { placeOf } from './save.ts';

// A market stall: a scalloped awning over an open counter.
const haat = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="#a3243b"/>
<path d="M15 15h34l5 14H10z" fill="#fff"/><path d="M22.500 15h6.300l-1 14h-8.600zM35.200 15h6.300l3.300 14h-8.600z" fill="#f2c14e"/>
<path d="M10 29h8.800v2.200a4.400 4.400 0 0 1-8.800 0zM27.600 29h8.800v2.200a4.400 4.400 0 0 1-8.800 0zM45.200 29H54v2.200a4.400 4.400 0 0 1-8.800 0z" fill="#fff"/><path d="M18.800 29h8.800v2.200a4.400 4.400 0 0 1-8.800 0zM36.400 29h8.800v2.200a4.400 4.400 0 0 1-8.800 0z" fill="#f2c14e"/>
<path d="M15 36.500v14M49 36.500v14" stroke="#fff" stroke-width="3.200" stroke-linecap="round"/><path d="M12.500 43.500h39" stroke="#fff" stroke-width="3.600" stroke-linecap="round"/></svg>`;

// A peak with its snow, and the sun beside it.
const himal = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="#1f5f74"/>
<circle cx="47" cy="19" r="6" fill="#f2c14e"/><path d="M6 50L27 17l12 18.500 5-7L58 50z" fill="#dff0f4"/><path d="M27 17l9.400 14.500-4.400 3.500-4-4-4.200 5-4.300-4.300z" fill="#fff"/><path d="M27 17L6 50h17l6-16z" fill="#fff" opacity=".55"/></svg>`;

/** Writes each shop's mark: the logo as SVG and PNG, the favicon as SVG and in three sizes. */
export async function saveLogos(): Promise<void> {
  mkdirSync(placeOf('profile', ''), { recursive: true });
  for (const [shop, mark] of Object.entries({ haat, himal })) {
    writeFileSync(placeOf('profile', `${shop}-logo.svg`), mark);
    writeFileSync(placeOf('profile', `${shop}-favicon.svg`), mark);
    const sizes: [file: string, size: number][] = [
      [`${shop}-logo.png`, 256],
      [`${shop}-favicon-32.png`, 32],
      [`${shop}-favicon-192.png`, 192],
      [`${shop}-favicon-512.png`, 512],
    ];
    for (const [file, size] of sizes) {
      const png = await sharp(Buffer.from(mark), { density: 600 })
        .resize(size, size)
        .png({ compressionLevel: 9, palette: true })
        .toBuffer();
      writeFileSync(placeOf('profile', file), png);
    }
  }
}
