import Echo

extension EchoError {
    /// The turn was ended with nothing in it: no fault of anyone.
    var meansNothingWasSaid: Bool {
        switch self {
        case .emptyMessage, .server(code: "input_audio_buffer_commit_empty", _, _): true
        default: false
        }
    }
}
