import EchoText

/// Says that the conversation is being recorded, for how long, and where. Time is the running time of the program.
public struct RecordingPresenter: Sendable {
    private var began: Duration?
    private var elapsed = ""
    public private(set) var file = ""

    public init() {}

    public var isRecording: Bool { began != nil }

    public mutating func begin(_ file: String, at now: Duration) {
        self.file = file
        began = now
        tick(at: now)
    }

    public mutating func end() { self = RecordingPresenter() }

    public mutating func goOn(in file: String) { self.file = file }

    public mutating func tick(at now: Duration) {
        if let began { elapsed = DurationWording.elapsed(now - began) }
    }

    /// Until the time changes; nil while nothing is recorded.
    var nextChange: Duration? { began == nil ? nil : .seconds(1) }

    /// "● rec 00:42"; nil while nothing is recorded.
    var sign: StyledText? { began == nil ? nil : StyledText("● rec \(elapsed)", .recording) }
}

extension RecordingPresenter: FeaturePresenterProtocol {
    public func nextChange(at now: Duration) -> Duration? { nextChange }

    public func show(in state: inout ScreenViewState) { state.status.recording = sign }
}
