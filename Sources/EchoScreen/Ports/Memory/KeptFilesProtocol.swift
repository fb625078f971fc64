/// Shows and erases what is kept on this machine.
public protocol KeptFilesProtocol: Sendable {
    /// What there is, in the order in which it is shown.
    func inventory() async throws(StoreError) -> [KeptAmount]
    /// What features keep.
    var ofFeatures: [KeptAmount.Kind] { get }
    /// The conversations that erasing would take.
    func conversations(in scope: ErasingScope) async throws(StoreError) -> Int
    /// Returns when no byte of it is left, or with what stands against that.
    func erase(_ scope: ErasingScope) async throws(StoreError) -> ErasingReport
    /// From now on, what is older is erased by itself, in the background.
    func retain(_ retention: Retention)
}
