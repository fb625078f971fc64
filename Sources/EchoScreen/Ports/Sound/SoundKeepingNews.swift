/// News about the sound that is being saved.
public enum SoundKeepingNews: Sendable, Hashable {
    /// A line is being recorded.
    case began(KeptSound)
    /// It is whole.
    case kept(KeptSound)
    /// Its message is no part of the conversation: nothing of it is left.
    case discarded(KeptSound)
    /// A line could not be recorded; the next one is tried again.
    case failed(SoundError)
}
