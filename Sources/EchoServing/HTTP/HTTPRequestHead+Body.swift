import NIOHTTP1

extension HTTPRequestHead {
    /// The length of the body, where the head tells it.
    var announcedBytes: Int? { headers.first(name: "content-length").flatMap { Int($0) } }

    /// How much of a body has to be held: all that may come, where its length is not told.
    func heldBytes(atMost limit: Int) -> Int { announcesBody ? min(announcedBytes ?? limit, limit) : 0 }

    var announcesBody: Bool { headers.contains(name: "transfer-encoding") || announcedBytes ?? 0 > 0 }

    /// A client that waits to hear whether its body is welcome.
    var expectsContinue: Bool { headers.first(name: "expect")?.lowercased() == "100-continue" && announcesBody }
}
