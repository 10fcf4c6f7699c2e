import { httpDebuggerGateway } from '../../infrastructure/site/http-debugger-gateway.ts';
import { DebuggerStore } from '../../ui/site/debugger-store.ts';
import { row } from '../wiring-row.ts';

export const debuggerWiring = {
  debuggerGateway: row(['http'], ({ http }) => httpDebuggerGateway(http)),
  debug: row(
    ['debuggerGateway', 'lineGateway', 'clock'],
    ({ debuggerGateway, lineGateway, clock }) => new DebuggerStore(debuggerGateway, lineGateway, clock),
  ),
};
