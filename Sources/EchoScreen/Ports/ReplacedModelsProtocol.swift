/// Remembers which saved names of models were replaced, so that another run can take it back.
public protocol ReplacedModelsProtocol: Sendable {
    func changes() async -> [ModelChange]
    /// Keeps these in the place of what was remembered. What cannot be kept can be taken back until the program ends.
    func keep(_ changes: [ModelChange]) async
}
