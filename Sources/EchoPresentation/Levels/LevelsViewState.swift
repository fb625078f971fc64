/// How loud both directions are.
public struct LevelsViewState: Sendable, Hashable {
    public var microphone = MeterViewState(label: "mic")
    public var loudspeaker = MeterViewState(label: "out")

    public init() {}
}
