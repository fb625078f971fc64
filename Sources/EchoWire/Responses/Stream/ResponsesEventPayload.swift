/// The payload of an event of a streamed answer.
public protocol ResponsesEventPayload: WireObject {
    /// Counts the events of the stream from 0; compatible servers leave it out.
    var sequenceNumber: Int? { get set }
}
