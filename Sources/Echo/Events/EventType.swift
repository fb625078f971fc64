/// What `Echo.when(_:handler:)` listens for.
public typealias EventType = EchoEventType
