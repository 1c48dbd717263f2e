const text = { type: 'string' } as const;

/** The answer of the route of the season. */
export const seasonSchema = {
  type: 'object',
  required: ['events', 'notAudited', 'isComplete', 'season', 'tables'],
  properties: {
    events: { type: 'integer', description: 'Closed events that were evaluated' },
    notAudited: {
      type: 'integer',
      description: 'Those of them whose norms cannot be audited, like events of teams',
    },
    isComplete: {
      type: 'boolean',
      description: 'False: more closed events match; narrow the search by start dates',
    },
    season: {
      type: 'object',
      additionalProperties: true,
      description: 'As in "swissproof audit --format json"; the file of an event is its id',
    },
    tables: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'title', 'columns', 'rows'],
        properties: {
          id: text,
          title: text,
          columns: {
            type: 'array',
            items: {
              type: 'object',
              required: ['id', 'label', 'isNumber'],
              properties: { id: text, label: text, isNumber: { type: 'boolean' } },
            },
          },
          rows: { type: 'array', items: { type: 'array', items: text } },
        },
      },
    },
  },
} as const;
