import type { StatementWords } from '../../../../core/coupon/statement/bet-statement.ts';

/** The words of a file of bets, of the texts of the history. */
export function statementWords(t: (key: string) => string): StatementWords {
  return {
    placed: t('file.placed'),
    number: t('file.number'),
    account: t('account'),
    currency: t('file.currency'),
    type: t('column.type'),
    selections: t('file.selections'),
    events: t('column.events'),
    odds: t('column.odds'),
    staked: t('column.amount'),
    status: t('column.status'),
    paid: t('column.payout'),
    settled: t('settled'),
    typeOf: (type) => t(`type.${type}`),
    stateOf: (state) => t(`state.${state}`),
  };
}
