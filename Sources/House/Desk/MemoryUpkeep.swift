/// Whether what is remembered is known, kept and wanted. A value.
struct MemoryUpkeep: Sendable, Hashable {
    /// What was kept is known: before that nothing is written over it.
    var isLoaded = false
    /// Whether habits may be learned, as the person has chosen; nil before that is known.
    var consent: Bool?
    /// Something has changed since it was written.
    private(set) var isDirty = false

    mutating func change() { isDirty = true }

    /// Whether it is to be written now; what changes from here on is written again.
    mutating func beginWriting() -> Bool {
        defer { isDirty = false }
        return isDirty
    }

    /// Whether learning is to be allowed or forbidden; nil where it is as it was chosen. What was kept is not written over
    /// before it is known.
    func change(of isAllowed: Bool) -> Bool? {
        guard isLoaded, let consent, consent != isAllowed else { return nil }
        return consent
    }
}
