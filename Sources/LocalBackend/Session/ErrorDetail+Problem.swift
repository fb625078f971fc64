import EchoWire

extension ErrorDetail {
    init(_ problem: SessionProblem, of eventID: String? = nil) {
        self.init(
            type: problem.type, code: problem.code, message: problem.message, param: problem.parameter,
            eventID: problem.namesEvent ? eventID : nil)
    }
}
