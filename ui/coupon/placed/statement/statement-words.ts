import type { StatementWords } from '../../../../core/coupon/statement/bet-statement.ts';
import { plainPickName } from '../../../../core/sports/names/plain-pick-name.ts';
import type { Words } from '../../../kit/formats/format-date.ts';
import { speak } from '../../../page/speak.ts';

/** The words of a file of bets, of the texts of the history. */
export function statementWords(t: Words): StatementWords {
  return {
    placed: t('file.placed'),
    number: t('file.number'),
    account: t('account'),
    currency: t('file.currency'),
    type: t('column.type'),
    selections: t('file.selections'),
    events: t('column.events'),
    picks: t('file.picks'),
    odds: t('column.odds'),
    staked: t('column.amount'),
    possibleWin: t('file.possible-win'),
    status: t('column.status'),
    paid: t('column.payout'),
    settled: t('settled'),
    source: t('file.source'),
    pickOf: (pick) => speak(t, plainPickName(pick)),
    typeOf: (type) => t(`type.${type}`),
    stateOf: (state) => t(`state.${state}`),
  };
}
