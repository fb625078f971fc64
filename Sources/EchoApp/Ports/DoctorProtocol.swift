import EchoPresentation

/// Looks at everything the program needs.
public protocol DoctorProtocol: Sendable {
    /// Each finding as soon as it is there; ends when all is looked at, or when nobody listens any more.
    func examine() -> AsyncStream<Finding>
}
