/// What an event of a streamed answer carries.
public protocol ResponsesEventPayload: WireObject {
    /// Counts the events of the stream from 0; compatible servers leave it out.
    var sequenceNumber: Int? { get set }
}
