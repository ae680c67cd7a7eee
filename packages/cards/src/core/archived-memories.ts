import { addTo, card, chosen, from, play } from '@paydata/engine/vocabulary'

export const archivedMemories = card('archived_memories', play(addTo(chosen(from('archives')), 'hand')))
