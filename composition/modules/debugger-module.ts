import { ContainerModule } from 'inversify';
import { httpDebuggerGateway } from '../../infrastructure/site/http-debugger-gateway.ts';
import { DebuggerStore } from '../../ui/site/debugger-store.ts';
import { single } from '../token.ts';
import { DEBUGGER_GATEWAY, DEBUGGER_STORE, HTTP, LINE_GATEWAY, PAGE_CLOCK } from '../tokens.ts';

export const debuggerModule = new ContainerModule((options) => {
  single(options, DEBUGGER_GATEWAY, httpDebuggerGateway, [HTTP]);
  single(options, DEBUGGER_STORE, (gateway, line, clock) => new DebuggerStore(gateway, line, clock), [
    DEBUGGER_GATEWAY,
    LINE_GATEWAY,
    PAGE_CLOCK,
  ]);
});
