import { answerUploads } from '@shop/photos/process';

answerUploads();
