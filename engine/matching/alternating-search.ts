import { AlternatingTree } from './alternating-tree.js';
import type { BlossomForest } from './blossom-forest.js';
import { EdgeScan } from './edge-scan.js';
import type { MatchingState } from './matching-state.js';
import { Label, SearchState } from './search-state.js';
import type { SearchEvent } from './search-state.js';

/** The search of the primal-dual method: one alternating tree from one exposed vertex. */
export class AlternatingSearch {
  private readonly size: number;
  private readonly words: number;
  private readonly mate: Int32Array;
  private readonly exposable: Uint8Array;
  private readonly dual: Float64Array;
  private readonly forest: BlossomForest;
  private readonly search: SearchState;
  private readonly tree: AlternatingTree;
  private readonly edges: EdgeScan;

  constructor(state: MatchingState) {
    this.size = state.size;
    this.words = state.words;
    this.mate = state.mate;
    this.exposable = state.exposable;
    this.dual = state.dual;
    this.forest = state.forest;
    this.search = new SearchState(state.size, state.forest.nodes, state.words);
    this.tree = new AlternatingTree(state.forest, state.mate, this.search);
    this.edges = new EdgeScan(state, this.search);
  }

  /** One search: grows an alternating tree from an exposed vertex until the vertex can be matched (or left alone). */
  augmentFrom(root: number): boolean {
    const { forest, search, words } = this;
    search.reset();
    this.plant(forest.top[root]);
    for (;;) {
      const event = this.eventAtHand() ?? this.nextEvent();
      switch (event.kind) {
        case 'none':
          this.settle();
          return false;
        case 'grow': {
          const from = search.bestFrom[event.at];
          const node = forest.top[event.at];
          if (this.mate[forest.base[node]] < 0) {
            this.settle();
            forest.rotate(node, event.at);
            this.tree.flip(from, event.at);
            this.mate[event.at] = from;
            return true;
          }
          this.grow(node, from, event.at);
          break;
        }
        case 'meet':
          if (forest.top[event.at] === forest.top[search.meetWith[event.at]])
            this.edges.rescanMeetings(event.at);
          else this.shrink(event.at, search.meetWith[event.at]);
          break;
        case 'expand':
          this.expand(event.at);
          break;
        case 'expose':
          this.settle();
          this.tree.flip(event.at, -1);
          for (let k = 0; k < words; k++) this.dual[event.at * words + k] = 0;
          return true;
      }
    }
  }

  /** Labels a free node S: its vertices may be given away. */
  private plant(node: number): void {
    const { forest, search, dual, words } = this;
    search.label[node] = Label.S;
    search.labelled.push(node);
    forest.eachVertex(node, (x) => {
      for (let k = 0; k < words; k++)
        search.effective[x * words + k] = dual[x * words + k] + search.time[k] / 2;
      search.enqueue(x);
    });
    for (let k = 0; k < words; k++)
      search.charge[node * words + k] = forest.charge[node * words + k] - search.time[k];
  }

  /** Labels a free, matched node T over the tight edge from-to, and its partner S. */
  private grow(node: number, from: number, to: number): void {
    const { forest, search, dual, words } = this;
    this.labelT(node, from, to);
    forest.eachVertex(node, (x) => {
      for (let k = 0; k < words; k++)
        search.effective[x * words + k] = dual[x * words + k] - search.time[k] / 2;
    });
    this.plant(forest.top[this.mate[forest.base[node]]]);
  }

  private labelT(node: number, from: number, to: number): void {
    const { forest, search, words } = this;
    search.label[node] = Label.T;
    search.labelled.push(node);
    search.linkFrom[node] = from;
    search.linkTo[node] = to;
    for (let k = 0; k < words; k++)
      search.charge[node * words + k] = forest.charge[node * words + k] + search.time[k];
  }

  /** Something that can happen at the present time, found while the S vertices are scanned one by one. */
  private eventAtHand(): SearchEvent | null {
    const { search, forest } = this;
    for (;;) {
      const free = search.readyToGrow.pop();
      if (free !== undefined) {
        if (search.label[forest.top[free]] === Label.Free) return { kind: 'grow', at: free };
        continue;
      }
      if (search.queueLength > 0) {
        this.edges.scan(search.queue[--search.queueLength]);
        continue;
      }
      const meeting = search.readyToMeet.pop();
      if (meeting === undefined) return null;
      if (search.meetWith[meeting] >= 0 && search.isNow(search.meetKey, meeting * this.words))
        return { kind: 'meet', at: meeting };
    }
  }

  /** The next thing to happen as duals change; moves the time to it. */
  private nextEvent(): SearchEvent {
    const { size, words, forest, search } = this;
    const event: SearchEvent = { kind: 'none', at: -1 };
    for (let v = 0; v < size; v++) {
      const label = search.label[forest.top[v]];
      if (label === Label.Free) {
        if (search.bestFrom[v] >= 0) search.offer(event, search.bestKey, v * words, 1, 'grow', v);
      } else if (label === Label.S) {
        if (this.exposable[v] === 1) search.offer(event, search.effective, v * words, 2, 'expose', v);
        if (search.meetWith[v] >= 0) search.offer(event, search.meetKey, v * words, 1, 'meet', v);
      }
    }
    for (const node of search.labelled) {
      if (node >= size && forest.parent[node] < 0 && search.label[node] === Label.T)
        search.offer(event, search.charge, node * words, 1, 'expand', node);
    }
    if (event.kind !== 'none') search.time.set(search.nextTime);
    return event;
  }

  /** A tight edge joins two S nodes of the tree: the odd cycle becomes a blossom. */
  private shrink(x: number, y: number): void {
    const { forest, search, words } = this;
    const cycle = this.tree.cycleThrough(x, y);
    for (const child of cycle.children) {
      const toS = search.label[child] === Label.T;
      for (let k = 0; k < words; k++) {
        const at = child * words + k;
        forest.charge[at] = toS ? search.charge[at] - search.time[k] : search.charge[at] + search.time[k];
      }
      if (!toS) continue;
      forest.eachVertex(child, (v) => {
        for (let k = 0; k < words; k++) search.effective[v * words + k] += search.time[k];
        search.enqueue(v);
      });
    }
    const blossom = forest.form(cycle.children, cycle.from, cycle.to);
    search.label[blossom] = Label.S;
    search.labelled.push(blossom);
    for (let k = 0; k < words; k++) {
      forest.charge[blossom * words + k] = 0;
      search.charge[blossom * words + k] = -search.time[k];
    }
  }

  /** A T blossom has no charge left: its children take their own places in the tree or leave it. */
  private expand(blossom: number): void {
    const { forest, search, words } = this;
    const from = search.linkFrom[blossom];
    const to = search.linkTo[blossom];
    const { path, linkFrom, linkTo } = forest.pathToBase(blossom, to);
    const children = forest.children(blossom);
    forest.dissolve(blossom);
    search.label[blossom] = Label.Free;
    for (const child of children) {
      const place = path.indexOf(child);
      if (place < 0) {
        search.label[child] = Label.Free;
        forest.eachVertex(child, (v) => {
          for (let k = 0; k < words; k++)
            this.dual[v * words + k] = search.effective[v * words + k] + search.time[k] / 2;
          this.edges.rescanFree(v);
        });
      } else if (place % 2 === 0) {
        this.labelT(child, place === 0 ? from : linkFrom[place], place === 0 ? to : linkTo[place]);
      } else {
        search.label[child] = Label.S;
        search.labelled.push(child);
        for (let k = 0; k < words; k++)
          search.charge[child * words + k] = forest.charge[child * words + k] - search.time[k];
        forest.eachVertex(child, (v) => {
          for (let k = 0; k < words; k++) search.effective[v * words + k] += search.time[k];
          search.enqueue(v);
        });
      }
    }
  }

  /** Writes the duals and charges of the tree back, as they are at the present time. */
  private settle(): void {
    const { forest, search, words, dual } = this;
    for (const node of search.labelled) {
      if (forest.parent[node] >= 0 || !forest.isAlive(node)) continue;
      const label = search.label[node];
      if (label === Label.Free) continue;
      const sign = label === Label.S ? -1 : 1;
      search.label[node] = Label.Free;
      forest.eachVertex(node, (x) => {
        for (let k = 0; k < words; k++)
          dual[x * words + k] = search.effective[x * words + k] + (sign * search.time[k]) / 2;
      });
      if (node >= this.size) {
        for (let k = 0; k < words; k++)
          forest.charge[node * words + k] = search.charge[node * words + k] - sign * search.time[k];
      }
    }
  }
}
