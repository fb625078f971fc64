/// News about the store of conversations that a person may want to know.
public enum StoreNews: Sendable, Hashable {
    /// It is open. `cut`: conversations whose program ended without closing them, newest first; they can be continued.
    case opened(cut: [ConversationID])
    /// Changes wait in memory and are tried again.
    case failing(StoreError)
    /// Everything that waited is written.
    case recovered
    /// So many changes were forgotten, because too many waited.
    case dropped(Int)
    /// It was damaged and is a new file now.
    case salvaged(SalvageReport)
    /// These conversations were erased: what is said from now on belongs to another one.
    case gone([ConversationID])
    /// So many conversations were kept for as long as the person wants, and are erased.
    case expired(Int)
    /// So many are that nothing is erased until the person says so: the clock may be wrong.
    case expiryWaits(Int)
    /// The bytes of what was erased are taken out of the files, which takes a while.
    case erasing
    /// None of them is left.
    case erased
    /// Some are left; it is tried again.
    case notErased(StoreError)
    /// Texts are being encrypted, or decrypted again: so many of so many messages.
    case encrypting(isOn: Bool, done: Int, of: Int)
    /// All texts are encrypted, or none is any more.
    case encrypted(Bool)
}
