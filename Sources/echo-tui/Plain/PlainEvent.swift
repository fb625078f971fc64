/// An event of the program in plain mode, apart from the conversation.
enum PlainEvent: Sendable, Hashable {
    case line(String)
    case endOfInput
    case signal(Int32)
    /// Nothing more can be written to standard output.
    case outputFailed(OutputFailure)
    /// The rules want the program to end.
    case left
}
