/// All that a bridge asks of where its calls are kept.
public protocol CallStoreProtocol: CallKeepingProtocol, CallDetailsProtocol, CallHistoryProtocol, CallErasingProtocol,
    CallSharingProtocol
{}
