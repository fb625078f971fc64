public import Foundation

extension APIErrorBody {
    /// Finds the error in whatever a server wrote: compatible servers have a plain text for the error, or a message
    /// without one. Nil when there is none.
    public init?(reading body: Data) {
        guard let json = try? JSONValue(parsing: body) else { return nil }
        if let documented = try? APIErrorBody(json) {
            self = documented
        } else if let words = json["error"]?.string ?? json["message"]?.string ?? json["detail"]?.string {
            self.init(error: ErrorDetail(message: words))
        } else {
            return nil
        }
    }
}
