import { ok } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { SiteConfigGateway } from '../../core/site/config/site-config-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { SITE_CONFIG } from './site-calls.ts';

export function httpSiteConfigGateway(http: HttpClient, lang: Language): SiteConfigGateway {
  return {
    siteConfig: async () => {
      const reply = await http.send(SITE_CONFIG, { query: { lang } });
      if (!reply.ok) return reply;
      const {
        ref_id: refId,
        group_id: groupId,
        show_one_click: showOneClick,
        isAutoLogoffEnable: isAutoLogoffEnabled,
        autoLogoffInactiveMinutes: autoLogoffMinutes,
        geoCurrency: geoCurrencyId,
        geoCurrencyCode: geoCurrency,
        changeCoefAction: changeModeDefault,
        ...config
      } = reply.value.result;
      const renamed = { refId, groupId, showOneClick, isAutoLogoffEnabled, autoLogoffMinutes };
      return ok({ ...config, ...renamed, geoCurrencyId, geoCurrency, changeModeDefault });
    },
  };
}
