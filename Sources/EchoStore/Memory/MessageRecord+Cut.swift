import Echo
import EchoScreen

extension MessageRecord {
    /// As it is when its program ended before it was finished: the words that had come, and nothing more to come.
    var cut: MessageRecord {
        var record = self
        record.wasCut = true
        switch message.status {
        case .transcribing: record.message.status = .transcriptionFailed(.connectionLost)
        default: record.message.status = .incomplete(reason: "cut")
        }
        if record.message.tool?.isOver == false { record.message.tool?.phase = .cancelled }
        return record
    }
}
