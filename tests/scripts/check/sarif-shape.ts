/**
 * A strict schema of our SARIF logs: the used part of the standard's schema (OASIS, 2.1.0), plus what GitHub's code
 * scanning requires (a region with a line, a relative address).
 */
const positive = { type: 'integer', minimum: 1 };
const text = {
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: { text: { type: 'string' } },
};

const region = {
  type: 'object',
  additionalProperties: false,
  required: ['startLine', 'startColumn', 'endLine', 'endColumn'],
  properties: { startLine: positive, startColumn: positive, endLine: positive, endColumn: positive, snippet: text },
};

const location = {
  type: 'object',
  additionalProperties: false,
  required: ['physicalLocation'],
  properties: {
    physicalLocation: {
      type: 'object',
      additionalProperties: false,
      required: ['artifactLocation', 'region'],
      properties: {
        artifactLocation: {
          type: 'object',
          additionalProperties: false,
          required: ['uri'],
          properties: { uri: { type: 'string', format: 'uri-reference', pattern: '^[^/:][^:]*$' } },
        },
        region,
      },
    },
  },
};

const result = {
  type: 'object',
  additionalProperties: false,
  required: ['ruleId', 'ruleIndex', 'level', 'message', 'locations'],
  properties: {
    ruleId: { type: 'string', minLength: 1 },
    ruleIndex: { type: 'integer', minimum: 0 },
    level: { enum: ['none', 'note', 'warning', 'error'] },
    message: text,
    locations: { type: 'array', minItems: 1, items: location },
  },
};

const driver = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'rules'],
  properties: {
    name: { type: 'string', minLength: 1 },
    rules: {
      type: 'array',
      uniqueItems: true,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id'],
        properties: { id: { type: 'string', minLength: 1 } },
      },
    },
  },
};

export const sarifShape = {
  type: 'object',
  additionalProperties: false,
  required: ['$schema', 'version', 'runs'],
  properties: {
    $schema: { type: 'string', format: 'uri' },
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      minItems: 1,
      maxItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['tool', 'columnKind', 'results'],
        properties: {
          tool: { type: 'object', additionalProperties: false, required: ['driver'], properties: { driver } },
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          results: { type: 'array', items: result },
        },
      },
    },
  },
};
