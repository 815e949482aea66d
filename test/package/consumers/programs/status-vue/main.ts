import { createApp } from 'vue';
import ReadyForWork from './ReadyForWork.vue';

createApp(ReadyForWork).mount('#app');
