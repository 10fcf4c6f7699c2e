const WIDTH = 720;
const LINE = 34;
const MARGIN = 40;

/** Hands the player the lines of a text as a picture that is drawn on the device; false where nothing can be drawn. */
export function savePicture(name: string, text: string): boolean {
  const lines = text.split(/\r?\n/).flatMap((line) => wrapped(line, 60));
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = MARGIN * 2 + lines.length * LINE;
  const context = canvas.getContext('2d');
  if (context === null) return false;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#14202a';
  context.font = '20px sans-serif';
  lines.forEach((line, index) => {
    context.fillText(line, MARGIN, MARGIN + LINE * (index + 0.6));
  });
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = name;
  link.click();
  return true;
}

function wrapped(line: string, most: number): readonly string[] {
  const parts: string[] = [];
  let left = '';
  for (const word of line.split(' ')) {
    if (left !== '' && left.length + word.length >= most) {
      parts.push(left);
      left = '';
    }
    left = left === '' ? word : `${left} ${word}`;
  }
  return [...parts, left];
}
