import type { Grid } from '../grid/grid';
import { css, packed, type Palette } from './palette';
import type { TileArea, TilePainter } from './tiles';
import { levelWall, uprightWall } from './wall_path';

// How a part of a large board becomes pixels. Walls and fills are written as numbers, which is many times faster than
// drawing them; values and small figures are drawn over it where cells are large enough. A board of rooms is see-through
// where nothing is, so that the search can lie under its walls.

const leastForLines = 6;
const leastForText = 12;

export function tilePainter(grid: Grid, palette: Palette, wallPixels: (scale: number) => number): TilePainter {
  const fills = grid.styles.map(({ fill }) => {
    if (grid.walls && fill[0] === 'surface' && fill[1] === 1) return 0;
    return packed(palette.solid(fill));
  });
  const wall = packed(palette.token('edge'));
  const hair = packed(palette.token('line'));

  function near(context: CanvasRenderingContext2D, area: TileArea): void {
    const { scale } = area;
    const width = area.cols * scale;
    const height = area.rows * scale;
    const image = context.createImageData(width, height);
    const pixels = new Uint32Array(image.data.buffer);
    const box = (x: number, y: number, wide: number, high: number, colour: number): void => {
      const left = Math.max(0, x);
      const right = Math.min(width, x + wide);
      for (let i = Math.max(0, y), end = Math.min(height, y + high); i < end; ++i)
        pixels.fill(colour, i * width + left, i * width + right);
    };
    const eachCell = (say: (cell: number, x: number, y: number, col: number, row: number) => void): void => {
      for (let row = area.row; row < area.row + area.rows; ++row)
        for (let col = area.col; col < area.col + area.cols; ++col)
          say(row * grid.cols + col, (col - area.col) * scale, (row - area.row) * scale, col, row);
    };
    const lines = !grid.walls && scale >= leastForLines;
    eachCell((cell, x, y, col, row) => {
      const style = grid.cells[cell]!;
      if (fills[style] !== 0) box(x, y, scale, scale, fills[style]!);
      if (!lines || grid.styles[style]!.solid) return;
      if (col > 0) box(x, y, 1, scale, hair);
      if (row > 0) box(x, y, scale, 1, hair);
    });
    if (grid.walls) {
      const thick = wallPixels(scale);
      const before = Math.floor(thick / 2);
      // One more line on each side: walls on the border lie half in the next tile.
      for (let row = area.row; row <= area.row + area.rows; ++row)
        for (let col = area.col; col <= area.col + area.cols; ++col) {
          const x = (col - area.col) * scale - before;
          const y = (row - area.row) * scale - before;
          if (col < grid.cols && levelWall(grid, row, col)) box(x, y, scale + thick, thick, wall);
          if (row < grid.rows && uprightWall(grid, row, col)) box(x, y, thick, scale + thick, wall);
        }
    }
    context.putImageData(image, 0, 0);
    if (!grid.walls && scale >= leastForText) values(context, area);
  }

  function values(context: CanvasRenderingContext2D, area: TileArea): void {
    const { scale } = area;
    context.textAlign = 'center';
    context.font = `${Math.round(scale * (scale < 24 ? 0.56 : 0.42))}px ${getComputedStyle(document.body).fontFamily}`;
    const inks = grid.styles.map((style) => css(palette.textOn(palette.solid(style.fill), style.ink)));
    const drop = scale * (scale < 24 ? 0.2 : 0.15);
    for (let row = area.row; row < area.row + area.rows; ++row)
      for (let col = area.col; col < area.col + area.cols; ++col) {
        const style = grid.cells[row * grid.cols + col]!;
        const { text, mark = 'none', solid } = grid.styles[style]!;
        if (solid || !(text || mark !== 'none')) continue;
        const x = (col - area.col + 0.5) * scale;
        const y = (row - area.row + 0.5) * scale;
        context.fillStyle = mark === 'none' ? inks[style]! : css(palette.colour(grid.styles[style]!.ink));
        if (mark === 'none') context.fillText(text!, x, y + drop);
        else if (mark === 'gem') gem(context, x, y, scale * 0.3);
      }
  }

  // Smaller than three pixels a cell: each pixel is the mean of what it covers.
  function far(context: CanvasRenderingContext2D, area: TileArea): void {
    const { scale } = area;
    const width = Math.max(1, Math.ceil(area.cols * scale));
    const height = Math.max(1, Math.ceil(area.rows * scale));
    const image = context.createImageData(width, height);
    const { data } = image;
    const per = 1 / scale; // cells a pixel; 1/2: a pixel is a quarter of a cell
    const many = scale === 2 ? 1 : Math.min(4, 2 * per); // samples in each direction, half a cell apart or more
    const coarse = per > 2;
    for (let y = 0; y < height; ++y)
      for (let x = 0; x < width; ++x) {
        let red = 0, green = 0, blue = 0, alpha = 0;
        for (let i = 0; i < many; ++i)
          for (let j = 0; j < many; ++j) {
            // A whole cell apart, every other one is half a cell further: all quarters of cells are met alike.
            const cy = area.row + (y + i / many) * per + (coarse && j % 2 === 1 ? 0.5 : 0);
            const cx = area.col + (x + j / many) * per + (coarse && i % 2 === 1 ? 0.5 : 0);
            const row = Math.min(grid.rows - 1, Math.floor(cy));
            const col = Math.min(grid.cols - 1, Math.floor(cx));
            let colour = fills[grid.cells[row * grid.cols + col]!]!;
            if (grid.walls) {
              const atTop = cy - row < 0.5;
              const atLeft = cx - col < 0.5;
              const walled = (atTop && levelWall(grid, row, col)) || (atLeft && uprightWall(grid, row, col)) ||
                (atTop && atLeft && (!grid.walls.rooms || grid.walls.rooms.get(row * grid.cols + col)));
              if (walled) colour = wall;
            }
            if (colour === 0) continue;
            red += colour & 255;
            green += (colour >> 8) & 255;
            blue += (colour >> 16) & 255;
            ++alpha;
          }
        if (alpha === 0) continue;
        const at = 4 * (y * width + x);
        data[at] = red / alpha;
        data[at + 1] = green / alpha;
        data[at + 2] = blue / alpha;
        data[at + 3] = (255 * alpha) / (many * many);
      }
    context.putImageData(image, 0, 0);
  }

  return (context, area) => (area.scale >= 3 ? near(context, area) : far(context, area));
}

function gem(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  for (const [gx, gy] of [[-0.55, -0.75], [0.55, -0.75], [1, -0.2], [0, 0.95], [-1, -0.2]] as const)
    context.lineTo(x + gx * radius, y + gy * radius);
  context.fill();
}
