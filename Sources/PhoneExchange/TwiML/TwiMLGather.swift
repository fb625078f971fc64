/// Which keys are waited for.
struct TwiMLGather: Sendable, Hashable {
    /// Nil for the address of the document itself.
    var action: String?
    /// Nil for as many as are pressed.
    var digits: Int?
    /// From one key to the next.
    var timeout = Duration.seconds(5)
    var finishOnKey = "#"
    /// What is said meanwhile.
    var prompt: [TwiMLVerb] = []
}
