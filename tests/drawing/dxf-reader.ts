/** Reads CAD files with another program than the one that writes them. */
import Reader, {
  type ICircleEntity,
  type IEntity,
  type IInsertEntity,
  type ILineEntity,
  type ITextEntity,
} from 'dxf-parser';

export interface ReadBlock {
  name: string;
  /** Where it stands. */
  at: readonly [x: number, y: number];
  /** Corners of its lines by layer, where they stand; of circles those of their box. */
  layers: Map<string, [x: number, y: number][]>;
  /** What is written on it, and where that stands. */
  texts: { text: string; at: [x: number, y: number] }[];
}

interface ReadDxf {
  blocks: ReadBlock[];
  /** Corners of all blocks without centre lines. */
  points: [x: number, y: number][];
  texts: string[];
  /** Of all layers that the file declares. */
  layers: string[];
  /** Texts of its dimensions and the lengths between their ends. */
  dimensions: { text: string; length: number }[];
}

/** @throws for a file that is no DXF */
export function readDxf(text: string): ReadDxf {
  const dxf = new Reader().parseSync(text);
  if (!dxf) throw new TypeError('No DXF');
  const blocks = dxf.entities.filter(isInsert).map((insert): ReadBlock => {
    const { entities, position: base } = dxf.blocks[insert.name] ?? { entities: [], position: { x: 0, y: 0 } };
    const [x, y] = [insert.position.x - base.x, insert.position.y - base.y];
    const layers = new Map(
      [
        ...Map.groupBy(
          entities.filter((entity) => !isText(entity)),
          ({ layer }) => layer,
        ),
      ].map(([layer, own]) => {
        return [layer, own.flatMap(cornersOf).map((corner): [number, number] => [corner.x + x, corner.y + y])];
      }),
    );
    const texts = entities.flatMap((entity): ReadBlock['texts'] =>
      isText(entity) ? [{ text: entity.text, at: [entity.startPoint.x + x, entity.startPoint.y + y] }] : [],
    );
    return { name: insert.name, at: [insert.position.x, insert.position.y], layers, texts };
  });
  return {
    blocks,
    points: blocks.flatMap(({ layers }) => [...layers].flatMap(([layer, own]) => (layer === 'CENTRE' ? [] : own))),
    texts: dxf.entities.filter(isText).map(({ text: written }) => written),
    layers: Object.keys(dxf.tables.layer.layers),
    dimensions: dxf.entities.filter(isDimension).map((one) => {
      const [from, to] = [one.linearOrAngularPoint1, one.linearOrAngularPoint2];
      return { text: one.text, length: one.angle ? Math.abs(to.y - from.y) : Math.abs(to.x - from.x) };
    }),
  };
}

interface Place {
  x: number;
  y: number;
}

interface Dimension extends IEntity {
  text: string;
  angle?: number;
  linearOrAngularPoint1: Place;
  linearOrAngularPoint2: Place;
}

const isInsert = (entity: IEntity): entity is IInsertEntity => entity.type === 'INSERT';
const isText = (entity: IEntity): entity is ITextEntity => entity.type === 'TEXT';
const isDimension = (entity: IEntity): entity is Dimension => entity.type === 'DIMENSION';

function cornersOf(entity: IEntity): Place[] {
  if (entity.type !== 'CIRCLE') return (entity as ILineEntity).vertices;
  const { center, radius } = entity as ICircleEntity;
  return [-radius, radius].map((by) => ({ x: center.x + by, y: center.y + by }));
}
