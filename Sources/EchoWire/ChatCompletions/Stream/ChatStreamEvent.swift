public import Foundation

/// An event of a streamed chat answer. The stream ends with `done`.
public enum ChatStreamEvent: Sendable, Hashable {
    case chunk(ChatChunk)
    /// The answer fails on its way; compatible servers say so in a frame of its own.
    case error(APIErrorBody)
    case done

    /// Reads the data of one frame.
    public init(parsing text: String) throws(WireError) {
        if text == Self.end {
            self = .done
        } else {
            let json = try JSONValue(parsing: text)
            let isError = json["choices"] == nil && json["error"]?.isNull == false
            self = isError ? .error(try APIErrorBody(json)) : .chunk(try ChatChunk(json))
        }
    }

    /// As a frame of the event stream; these have no type.
    public var frame: Data {
        switch self {
        case .chunk(let chunk): SSEWriter.event(data: chunk.json.text)
        case .error(let error): SSEWriter.event(data: error.json.text)
        case .done: SSEWriter.event(data: Self.end)
        }
    }

    private static let end = "[DONE]"
}
