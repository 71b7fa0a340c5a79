/** The tavern beyond the table, out of focus: a hearth on the left, a window at dusk on the right, lights between. */
import { seeded } from './noise.ts';

const width = 1024;
const height = 512;
const ground = '#1a100a';
const warm = '#ffb070';
const cool = '#6f93e0';

const blurred = (radius: number, body: string) => `<g filter="url(#blur${radius})">${body}</g>`;

function glow(id: string, x: number, y: number, radius: number, color: string, opacity: number): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">
    <stop offset="0" stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>
    <rect width="${width}" height="${height}" fill="url(#${id})" opacity="${opacity}"/>`;
}

function wall(random: () => number): string {
  const stones: string[] = [];
  for (let row = 0; row < height / 26; row++) {
    for (let x = -30 + (row % 2) * 30; x < width; x += 60) {
      const color = random() < 0.5 ? '#3a2a1e' : '#241810';
      stones.push(`<rect x="${x}" y="${row * 26}" width="52" height="21" fill="${color}" opacity=".3"/>`);
    }
  }
  return stones.join('');
}

function flames(random: () => number): string {
  return Array.from({ length: 16 }, () => {
    const [x, y, tall] = [150 + random() * 100, 396 - random() * 60, 16 + random() * 30];
    return `<ellipse cx="${x}" cy="${y}" rx="7" ry="${tall}" fill="#ffae4a" opacity=".5"/>`;
  }).join('');
}

function lights(random: () => number): string {
  return Array.from({ length: 22 }, (_, i) => {
    const [x, y, radius] = [330 + random() * 400, 236 + random() * 220, 5 + random() * 8];
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${i % 3 === 0 ? warm : '#ffb25a'}" opacity="${0.35 + random() * 0.4}"/>`;
  }).join('');
}

function panes(): string {
  const cells = [758, 824].flatMap((x) => [132, 204, 276, 348].map((y) => [x, y]));
  return cells
    .map(([x, y]) => `<rect x="${x}" y="${y}" width="56" height="62" fill="${cool}" opacity=".62"/>`)
    .join('');
}

export function backdrop(): string {
  const random = seeded(4);
  const blurs = [3, 4, 5, 8]
    .map((r) => `<filter id="blur${r}"><feGaussianBlur stdDeviation="${r}"/></filter>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>${blurs}</defs>
    <rect width="${width}" height="${height}" fill="${ground}"/>
    ${blurred(5, wall(random))}
    ${glow('hearth', 200, 350, 320, warm, 0.5)}
    ${blurred(5, `<path d="M96 512V296Q200 214 304 296V512Z" fill="#0a0503"/>`)}
    ${glow('fire', 200, 384, 110, '#ff9a30', 1)}
    ${glow('embers', 200, 372, 160, warm, 0.7)}
    ${blurred(4, flames(random))}
    ${glow('dusk', 820, 316, 300, cool, 0.38)}
    ${glow('room', 230, 276, 330, warm, 0.3)}
    ${blurred(4, panes())}
    ${blurred(3, lights(random))}
  </svg>`;
}
