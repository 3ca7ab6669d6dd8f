import { notificationModel } from './notification.model';
import { describeLifecycle } from './support/lifecycle';

describeLifecycle('notification', notificationModel);
