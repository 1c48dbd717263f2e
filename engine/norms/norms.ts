/** A title for which norms are made (B.01, 0.6.3). */
export type NormTitle = 'GM' | 'IM' | 'WGM' | 'WIM';

/** What the articles of B.01 (2024) ask for one title. Ratings are whole numbers. */
export interface Norm {
  readonly title: NormTitle;
  /** 0.3.1: for women only. */
  readonly forWomen: boolean;
  /** 1.4.5 b to e: the titles of which a third of the opponents must hold one. */
  readonly required: readonly NormTitle[];
  readonly requiredArticle: string;
  /** 1.4.6b: adjusted rating floor. */
  readonly floor: number;
  /** 1.4.8a: least average rating of the opponents. */
  readonly leastAverage: number;
  /** 1.4.8: least performance after rounding. */
  readonly leastPerformance: number;
  /** 1.5.3: the rating that the title needs. */
  readonly leastRating: number;
  /** Who holds one of these titles gains nothing by the norm. */
  readonly heldWith: readonly NormTitle[];
}

export const NORMS: readonly Norm[] = [
  {
    title: 'GM',
    forWomen: false,
    required: ['GM'],
    requiredArticle: '1.4.5b',
    floor: 2200,
    leastAverage: 2380,
    leastPerformance: 2600,
    leastRating: 2500,
    heldWith: ['GM'],
  },
  {
    title: 'IM',
    forWomen: false,
    required: ['IM', 'GM'],
    requiredArticle: '1.4.5c',
    floor: 2050,
    leastAverage: 2230,
    leastPerformance: 2450,
    leastRating: 2400,
    heldWith: ['IM', 'GM'],
  },
  {
    title: 'WGM',
    forWomen: true,
    required: ['WGM', 'IM', 'GM'],
    requiredArticle: '1.4.5d',
    floor: 2000,
    leastAverage: 2180,
    leastPerformance: 2400,
    leastRating: 2300,
    heldWith: ['WGM', 'GM'],
  },
  {
    title: 'WIM',
    forWomen: true,
    required: ['WIM', 'WGM', 'IM', 'GM'],
    requiredArticle: '1.4.5e',
    floor: 1850,
    leastAverage: 2030,
    leastPerformance: 2250,
    leastRating: 2200,
    heldWith: ['WIM', 'WGM', 'IM', 'GM'],
  },
];
