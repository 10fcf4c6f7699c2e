import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { NETWORK_NAMES } from '../../../core/registration/social/network-names.ts';
import { knownNetworks, type SocialNetwork } from '../../../core/registration/registration-type.ts';
import type { SocialForm, SocialGateway } from '../../../core/registration/social/social-gateway.ts';
import {
  afterRefusedForm,
  afterSocialAnswer,
  socialWaitLeft,
  type SocialWalk,
} from '../../../core/registration/social/social-walk.ts';
import type { SecondStep } from '../../../core/session/gateways/sign-in-gateway.ts';
import type { SharedChoices } from '../../../core/registration/registration-drafts.ts';
import { KEPT_CHOICES } from '../../../core/registration/social/kept-choices.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import type { OpenedWindow, PopupWindows } from '../../../core/shared/popup-windows.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { ok, type Result } from '../../../core/shared/result.ts';
import type { BrowserTabs } from '../../../core/shared/tabs.ts';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { SharedNotices } from '../../page/shared-stores.ts';
import type { NewSession } from '../registration-store.ts';

export interface SocialDependencies {
  readonly language: Language;
  readonly session: NewSession;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly tabs: BrowserTabs;
  readonly popups: PopupWindows;
  readonly values: ValueStore;
  readonly goTo: (address: string) => void;
  /** Where the code of a second step is given. */
  readonly demandCode: (step: SecondStep) => void;
  readonly notices: Pick<SharedNotices, 'raise'>;
}

const LOOKS_EVERY: Millis = seconds(0.5);

/** The way through a social network, in a window of its own or with the whole page. */
export class SocialStore {
  /** Undefined until they have come. */
  networks: readonly SocialNetwork[] | undefined = undefined;
  failure: RequestFailure | undefined = undefined;
  walk: SocialWalk = { phase: 'choosing' };
  isRemembered = false;
  /** NET-10 The page comes back from a network that it left to make an account. */
  isRegistration = false;
  readonly #gateway: SocialGateway;
  readonly #needs: SocialDependencies;
  #window: OpenedWindow | undefined = undefined;
  /** Grows with every question and every way back: an answer belongs to what was asked last. */
  #round = 0;
  #stopLooking = (): void => undefined;

  constructor(gateway: SocialGateway, needs: SocialDependencies) {
    this.#gateway = gateway;
    this.#needs = needs;
    makeAutoObservable(
      this,
      { networks: observableRef, failure: observableRef, walk: observableRef },
      { autoBind: true },
    );
  }

  /** The networks that are offered; goes on where one has led the whole page back. */
  async load(): Promise<void> {
    const back = await this.loadNetworks();
    if (back !== undefined && this.walk.phase === 'choosing') await this.finish(back);
  }

  /** The networks that are offered; gives the one that has led the whole page back. */
  async loadNetworks(): Promise<SocialNetwork | undefined> {
    const reply = await this.#gateway.offer();
    runInAction(() => {
      this.failure = reply.ok ? undefined : reply.error;
      if (reply.ok) this.networks = knownNetworks(reply.value.networks);
    });
    return reply.ok && reply.value.back !== undefined ? knownNetworks([reply.value.back])[0] : undefined;
  }

  /** While a press is answered, a window may be opened; where it may not, the whole page goes to the network. */
  async choose(network: SocialNetwork, choices?: SharedChoices): Promise<void> {
    const { language, popups, goTo, values } = this.#needs;
    this.#forgetWindow();
    this.isRegistration = choices !== undefined;
    this.walk = { phase: 'asking', network };
    const opened = popups.open();
    this.#window = opened;
    const round = this.#newRound();
    const reply = await this.#gateway.start({
      network,
      isWindow: opened !== undefined,
      isRemembered: this.isRemembered,
      language,
    });
    runInAction(() => {
      if (round !== this.#round) return;
      if (!reply.ok) {
        this.#forgetWindow();
        this.walk = { phase: 'choosing', failed: { network, why: 'unavailable' } };
        return;
      }
      const { address, deadline } = reply.value;
      this.walk = { phase: 'waiting', network, deadline };
      if (opened === undefined) {
        if (choices !== undefined) values.write(KEPT_CHOICES, choices);
        goTo(address);
      } else {
        opened.goTo(address);
        this.#look(opened);
      }
    });
  }

  /** NET-10 What was chosen before the page left; read once. */
  takeChoices(): SharedChoices | undefined {
    const { values } = this.#needs;
    const choices = values.read(KEPT_CHOICES);
    if (choices === undefined) return undefined;
    values.remove(KEPT_CHOICES);
    this.isRegistration = true;
    return choices;
  }

  remember(isRemembered: boolean): void {
    this.isRemembered = isRemembered;
  }

  cancel(): void {
    this.#newRound();
    this.#forgetWindow();
    this.isRegistration = false;
    this.walk = { phase: 'choosing' };
  }

  /** Says that there is a new player before the form goes away. */
  async register(form: SocialForm, onDone: (userId: number) => void): Promise<Result<undefined, RequestFailure>> {
    const { walk } = this;
    const reply = await this.#gateway.register(form);
    if (!reply.ok) {
      const next = walk.phase === 'new-player' ? afterRefusedForm(walk.network, reply.error) : undefined;
      runInAction(() => {
        if (next !== undefined && this.walk === walk) this.walk = next;
      });
      return reply;
    }
    onDone(reply.value.userId);
    runInAction(() => {
      this.#become({ phase: 'signed-in', userId: reply.value.userId });
    });
    return ok(undefined);
  }

  /** Asks what became of it: the window has closed, or has said that there is an answer. */
  async finish(network: SocialNetwork): Promise<void> {
    if (this.walk.phase === 'asking') return;
    this.#forgetWindow();
    this.walk = { phase: 'asking', network };
    const round = this.#newRound();
    const reply = await this.#gateway.finish(network);
    runInAction(() => {
      if (round !== this.#round) return;
      const next = afterSocialAnswer(network, reply);
      if (this.isRegistration) this.#sayKnown(network, next.phase);
      this.#become(next);
    });
  }

  /** Hears what the window says; it may be heard although the window seems closed, because the network cut it off from the page. */
  start(): () => void {
    const stop = this.#needs.tabs.listen((news) => {
      const { walk } = this;
      if (news !== 'social-answered') return;
      if (walk.phase === 'waiting') void this.finish(walk.network);
      if (walk.phase === 'choosing' && walk.failed !== undefined) void this.finish(walk.failed.network);
    });
    return () => {
      stop();
      this.cancel();
    };
  }

  #newRound(): number {
    this.#round += 1;
    return this.#round;
  }

  #become(walk: SocialWalk): void {
    this.walk = walk;
    const { session, demandCode } = this.#needs;
    if (walk.phase === 'signed-in') session.take(walk.userId);
    if (walk.phase === 'second-step') demandCode(walk.step);
  }

  #look(opened: OpenedWindow): void {
    const { clock, timers } = this.#needs;
    this.#stopLooking = timers.every(LOOKS_EVERY, () => {
      const { walk } = this;
      if (walk.phase !== 'waiting') return;
      const hasTimeEnded = socialWaitLeft(walk.deadline, clock.now()) === 0;
      if (hasTimeEnded || opened.isClosed()) void this.finish(walk.network);
    });
  }

  /** NET-15 */
  #sayKnown(network: SocialNetwork, phase: SocialWalk['phase']): void {
    if (phase !== 'signed-in' && phase !== 'second-step') return;
    const text = phase === 'signed-in' ? 'known-account.text' : 'known-account.second-step';
    const values = { network: NETWORK_NAMES[network] };
    this.#needs.notices.raise({ status: 'info', title: 'known-account.title', text, values });
  }

  #forgetWindow(): void {
    this.#stopLooking();
    this.#stopLooking = () => undefined;
    this.#window?.close();
    this.#window = undefined;
  }
}

declare module '../use-registration.ts' {
  interface RegistrationStores {
    readonly social: SocialStore;
  }
}
