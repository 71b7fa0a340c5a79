/** An audio context that only takes notes: which nodes were made, what they are joined to, when they start and stop. */

export class FakeParam {
  readonly events: (readonly [name: string, value: number, at: number])[] = [];
  value = 0;
  setValueAtTime = this.note('set');
  linearRampToValueAtTime = this.note('linear');
  exponentialRampToValueAtTime = this.note('exponential');
  setTargetAtTime = this.note('target');
  cancelScheduledValues = (at: number) => {
    this.events.push(['cancel', 0, at]);
  };

  private note(name: string) {
    return (value: number, at: number) => {
      if (!Number.isFinite(value) || !Number.isFinite(at)) throw new Error(`${name} of ${value} at ${at}`);
      if (name === 'exponential' && value <= 0) throw new Error('exponential ramp to nothing');
      this.value = value;
      this.events.push([name, value, at]);
    };
  }
}

export class FakeNode {
  readonly targets: FakeNode[] = [];
  readonly gain = new FakeParam();
  readonly frequency = new FakeParam();
  readonly detune = new FakeParam();
  readonly Q = new FakeParam();
  readonly pan = new FakeParam();
  readonly playbackRate = new FakeParam();
  readonly name: string;
  type = '';
  buffer: unknown;
  curve: unknown;
  loop = false;
  startedAt: number | undefined;
  stoppedAt: number | undefined;
  isConnected = false;

  constructor(name: string) {
    this.name = name;
  }

  connect(target: FakeNode): FakeNode {
    this.targets.push(target);
    this.isConnected = true;
    return target;
  }

  disconnect(): void {
    this.targets.length = 0;
    this.isConnected = false;
  }

  start(at: number): void {
    if (this.startedAt !== undefined) throw new Error('started twice');
    this.startedAt = at;
  }

  stop(at: number): void {
    if (this.startedAt === undefined) throw new Error('stopped before it started');
    this.stoppedAt = at;
  }
}

export class FakeContext {
  readonly nodes: FakeNode[] = [];
  readonly destination = new FakeNode('destination');
  readonly sampleRate = 44_100;
  readonly calls: string[] = [];
  currentTime = 0;
  state: AudioContextState = 'suspended';
  /** Whether the browser lets it begin. */
  isAllowed = true;

  createGain = () => this.made('gain');
  createBiquadFilter = () => this.made('filter');
  createStereoPanner = () => this.made('panner');
  createWaveShaper = () => this.made('shaper');
  createOscillator = () => this.made('oscillator');
  createBufferSource = () => this.made('source');
  createBuffer = (channels: number, length: number) => ({ channels, length, copyToChannel: () => undefined });

  resume = () => this.called('resume', this.isAllowed ? 'running' : this.state);
  suspend = () => this.called('suspend', 'suspended');
  close = () => this.called('close', 'closed');

  asContext(): AudioContext {
    return this as unknown as AudioContext;
  }

  of(name: string): FakeNode[] {
    return this.nodes.filter((node) => node.name === name);
  }

  private made(name: string): FakeNode {
    const node = new FakeNode(name);
    this.nodes.push(node);
    return node;
  }

  private called(name: string, state: AudioContextState): Promise<void> {
    this.calls.push(name);
    this.state = state;
    return this.isAllowed ? Promise.resolve() : Promise.reject(new Error('not allowed'));
  }
}

/** Whether sound from this node comes out. */
export function reaches(node: FakeNode, goal: FakeNode): boolean {
  return node === goal || node.targets.some((target) => reaches(target, goal));
}
