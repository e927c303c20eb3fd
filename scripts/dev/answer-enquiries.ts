import { enquirySiteOf } from '../../src/features/enquiry/enquiry-of-catalogue.ts';
import { nodeListener, type NodeListener } from '../../src/enquiry/service/http/node-listener.ts';
import { makeEnquiryService } from '../../src/enquiry/service/service.ts';
import { answerStyle } from '../../src/ui/style/answer-style.ts';
import { serviceSettings } from '../serve/service-settings.ts';
import type { ValidCatalogue } from './live-catalogue.ts';

/** The enquiry service in the development server. Uses the current catalogue for each enquiry. */
export async function startEnquiries(catalogueNow: () => Promise<ValidCatalogue | undefined>): Promise<NodeListener> {
  let latest = await catalogueNow();
  const service = makeEnquiryService({
    settings: serviceSettings(),
    site() {
      if (!latest) throw new Error('There is no catalogue without errors to answer from');
      return enquirySiteOf(latest.catalogue);
    },
    style: answerStyle(),
    headers: {},
  });
  service.start();
  const listener = nodeListener(service.api);
  return async (request, response) => {
    latest = await catalogueNow();
    return listener(request, response);
  };
}
