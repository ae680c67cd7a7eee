import { card, gainCredits, play } from '@paydata/engine/vocabulary'

export const beanstalkRoyalties = card('beanstalk_royalties', play(gainCredits(3)))
